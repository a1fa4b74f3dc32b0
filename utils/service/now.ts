import type { ServiceAccess, ServiceNow } from '@/utils/endpoint';
import { endpointSettings, readToken, type ServiceSettings } from '@/utils/settings';
import { mayReach } from './permission';

/** Settings and a token as the client takes them. */
export const accessOf = (settings: ServiceSettings, token: string): ServiceAccess => ({
  baseUrl: settings.baseUrl,
  path: settings.mode === 'sandbox' ? 'pdf2test' : settings.path,
  token,
  timeLimit: settings.timeLimitSeconds * 1000,
});

/** Whether the service can be asked now, and how. */
export async function serviceNow(): Promise<ServiceNow> {
  const { service } = await endpointSettings.getValue();
  if (!service) return { ready: false, reason: 'noService', fallback: false };
  const { fallback } = service;
  const { token } = await readToken();
  if (token === '') return { ready: false, reason: 'noToken', fallback };
  if (!(await mayReach(service.baseUrl))) return { ready: false, reason: 'noAccess', fallback };
  return { ready: true, access: accessOf(service, token), fallback };
}
