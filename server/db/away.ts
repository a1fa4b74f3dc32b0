import { z } from 'zod';

const WithCode = z.object({ code: z.string() });
/** SQLSTATE classes and codes that say the server can't serve now: connection lost, shutting down, too many clients, cancelled, read-only. */
const SQLSTATES = /^(08...|57P0[1-5]|53...|57014|25006|55P03)$/;
const SYSTEM =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;
/** What the driver says without a code. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Whether an error of the database means that it is away for now, rather than that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const { data } = WithCode.safeParse(error);
  if (data !== undefined && (SQLSTATES.test(data.code) || SYSTEM.test(data.code))) return true;
  return error instanceof Error && DRIVER.test(error.message);
}
