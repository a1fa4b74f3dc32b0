import { describe, expect, it } from 'vitest';
import { createFormat } from '@/components/locale';

const euro = { decimals: 2, currency: 'EUR' };

describe('format', () => {
  it('writes dates as the locale does, all of one width', () => {
    expect(createFormat('en-GB').date('2025-03-01')).toBe('01/03/2025');
    expect(createFormat('en-US').date('2025-03-01')).toBe('03/01/2025');
    expect(createFormat('de').date('2025-03-01')).toBe('01.03.2025');
  });
  it('keeps the printed day in every time zone', () => {
    const zone = process.env.TZ;
    try {
      for (const tz of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
        process.env.TZ = tz;
        expect(createFormat('en-GB').date('2025-03-01T00:00:00.000Z')).toBe('01/03/2025');
      }
    } finally {
      process.env.TZ = zone;
    }
  });
  it('writes a true minus sign, and a plus where money comes in', () => {
    const format = createFormat('en-GB');
    expect(format.amount(-123_456, euro)).toBe('\u22121,234.56');
    expect(format.movement(123_456, euro)).toBe('+1,234.56');
    expect(format.movement(-5, euro)).toBe('\u22120.05');
    expect(format.money(-123_456, euro)).toBe('\u2212€1,234.56');
  });
  it('never writes a negative zero', () => {
    expect(createFormat('en-GB').amount(-0, euro)).toBe('0.00');
    expect(createFormat('en-GB').movement(-0, euro)).toBe('0.00');
  });
  it('keeps the currency’s decimals', () => {
    const format = createFormat('en-GB');
    expect(format.amount(1234, { decimals: 0, currency: 'JPY' })).toBe('1,234');
    expect(format.amount(1234, { decimals: 3, currency: 'KWD' })).toBe('1.234');
    expect(format.money(1234, { decimals: 3, currency: 'KWD' })).toContain('1.234');
  });
  it('writes money without a currency that is none', () => {
    expect(createFormat('en-GB').money(1050, { decimals: 2, currency: 'not a code' })).toBe(
      '10.50',
    );
    expect(createFormat('en-GB').money(1050, { decimals: 2, currency: undefined })).toBe('10.50');
  });
  it('writes a period without saying anything twice', () => {
    const period = createFormat('en-GB').period('2025-03-01', '2025-03-31');
    // The dash's spaces differ between versions of the locale data.
    expect(period.replaceAll(/\s*–\s*/g, '–')).toBe('1–31 Mar 2025');
  });
});
