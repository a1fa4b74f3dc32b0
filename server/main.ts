import { destination, pino } from 'pino';
import { nameError } from './extraction';
import { startService } from './service';
import { readSettings } from './settings';

/** `npm run serve`. Standard output gets the base URL and, the first time, a token, each on a line of its own; logs go to standard error. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  // At once: by way of another thread a line takes longer, and the last ones are lost when the process is killed.
  const stderr = destination({ dest: 2, sync: true });
  const log = pino({ level: settings.LOG_LEVEL, base: null }, stderr);
  const die = (error: unknown) => {
    log.fatal({ reason: nameError(error) }, 'the service ends');
    process.exit(1);
  };
  process.on('uncaughtException', die);
  process.on('unhandledRejection', die);

  const service = await startService(settings, log);
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    service.stop().then(() => process.exit(0), die);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  // Not before it serves: whoever waits for these lines begins to send.
  const token = await service.firstToken();
  console.log(service.url);
  if (token !== undefined) console.log(token);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
