import { browser } from 'wxt/browser';
import { patternOfService } from '@/utils/endpoint';

/** What Firefox calls the data that a statement is; since version 140 it asks the person before any is sent off. */
const DATA = { data_collection: ['financialAndPaymentInfo'] };

/**
 * Asks the person, through the browser, to let the extension send statements to a service's host. Nothing may be
 * awaited before, within the click.
 */
export function askForHost(baseUrl: string): Promise<boolean> {
  const origins = [patternOfService(baseUrl)];
  if (!import.meta.env.FIREFOX) return browser.permissions.request({ origins });
  try {
    return browser.permissions.request({ origins, ...DATA });
  } catch {
    // An earlier Firefox, which knows no permission for data, refuses to be asked for one.
    return browser.permissions.request({ origins });
  }
}

export const mayReach = (baseUrl: string): Promise<boolean> =>
  browser.permissions.contains({ origins: [patternOfService(baseUrl)] });
