// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { SAMPLE } from '@/components/welcome';
import { OptionsPage } from '@/components/pages/options';
import { draw, type Drawn } from '@/test/support/draw';
import { createFakeBackground, record, type World } from '@/test/support/fake-background';
import { testParts } from '@/test/support/page-parts';
import type { ServiceState } from '@/utils/messaging';

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)));

type Opened = Drawn & {
  asked: string[];
  field: (label: string) => HTMLInputElement;
  push: (name: string) => Promise<void>;
  words: (part: string) => string;
};

const open = async (world: World = {}): Promise<Opened> => {
  const { api, asked } = createFakeBackground(world);
  const drawn = draw(
    <OptionsPage parts={{ ...testParts(api), loadRetention: async () => 'days30' }} />,
  );
  await settle();
  return {
    ...drawn,
    asked,
    field: (label: string) => {
      const id = drawn.named('label', label).getAttribute('for') ?? '';
      const input = [...drawn.root.querySelectorAll('input')].find((one) => one.id === id);
      if (!input) throw new Error(`Cannot find the field "${label}".`);
      return input;
    },
    push: async (name: string) => {
      const button = drawn.named('button', name);
      if (button.getAttribute('type') === 'submit')
        act(() => void button.closest('form')?.dispatchEvent(new Event('submit')));
      else drawn.click(button);
      await settle();
    },
    words: (part: string) => drawn.root.querySelector(part)?.textContent ?? '',
  };
};

const SERVICE: ServiceState = {
  where: 'service',
  service: {
    baseUrl: 'https://api.example',
    mode: 'production',
    path: 'pdf2',
    timeLimitSeconds: 120,
    fallback: false,
  },
  token: 'always',
};

const chooseService = async ({ root, click }: Opened): Promise<void> => {
  const radio = root.querySelector<HTMLElement>('[name=where][value=service]');
  if (radio) click(radio);
  await settle();
};

describe('where PDFs are extracted', () => {
  it('is this device at first, and choosing the service sends nothing anywhere yet', async () => {
    const page = await open();
    expect(page.words('.where-now')).toBe(
      'On this device. No PDF leaves it, and no account is needed.',
    );
    await chooseService(page);
    expect(page.words('.where-now')).toMatch(/^Until you save this.*on this device, as before\.$/);
    expect(page.asked).toEqual([]);
  });

  it('is the service once that is saved, and the page says where PDFs go', async () => {
    const page = await open();
    await chooseService(page);
    page.type(page.field('Address'), ' https://api.example/v1/pdf2 ');
    page.type(page.field('Token'), 'Bearer a.b.c');
    page.click(page.named('label', 'Forget the token when the browser closes'));
    await page.push('Save');
    expect(page.asked).toEqual([
      `save ${JSON.stringify({
        service: {
          baseUrl: 'https://api.example/v1',
          mode: 'production',
          path: 'pdf2',
          timeLimitSeconds: 120,
          fallback: false,
        },
        token: 'a.b.c',
        keep: 'session',
      })}`,
    ]);
    expect(page.words('.where-now')).toContain(
      'PDFs go to https://api.example/v1/pdf2 and nowhere',
    );
    expect(page.words('.options-privacy')).toContain('PDFs go to https://api.example/v1');
    expect(page.root.innerHTML).not.toContain('a.b.c');
    expect(page.words('[data-token=session]')).toContain('Kept until the browser closes');
  });

  it('is said to be the sandbox, and the device where it gives no answer', async () => {
    const page = await open({
      service: {
        ...SERVICE,
        service: SERVICE.service && { ...SERVICE.service, mode: 'sandbox', fallback: true },
      },
    });
    expect(page.words('.where-now')).toMatch(/pdf2test.*sandbox.*this device extracts/);
  });

  it.each([
    ['Address', '', 'Enter a whole address'],
    ['Address', 'http://api.example', 'begins with https://'],
    ['Address', 'https://a:b@api.example', 'without user name'],
    ['Give up after so many seconds', '0', 'from 5 to 600'],
    ['Give up after so many seconds', 'soon', 'from 5 to 600'],
  ])('is not saved with %s "%s"', async (label, value, words) => {
    const page = await open({ service: SERVICE });
    page.type(page.field(label), value);
    await page.push('Save');
    expect(page.words('.service-problem')).toContain(words);
    expect(page.field(label).getAttribute('aria-invalid')).toBe('true');
    expect(page.asked).toEqual([]);
  });

  it('shows a replaced token as kept again once it is saved', async () => {
    const page = await open({ service: SERVICE });
    await page.push('Replace');
    page.type(page.field('Token'), 'd.e.f');
    expect(page.field('Token').type).toBe('password');
    await page.push('Save');
    expect(page.words('[data-token=always]')).toContain('Kept on this device');
  });

  it('wants the token anew for another address', async () => {
    const page = await open({ service: SERVICE });
    page.type(page.field('Address'), 'https://other.example');
    await page.push('Save');
    expect(page.words('.service-problem')).toContain('Paste the token');
    page.type(page.field('Token'), 'd.e.f');
    await page.push('Save');
    expect(page.asked.join()).toContain('"token":"d.e.f"');
  });

  it('stays as it was where the browser refuses the host', async () => {
    const page = await open({ grants: false });
    await chooseService(page);
    page.type(page.field('Address'), 'https://api.example');
    page.type(page.field('Token'), 'a.b.c');
    await page.push('Save');
    expect(page.words('.notice')).toContain('did not give access to api.example');
    expect(page.words('.where-now')).toContain('on this device, as before');
  });

  it('is this device again at once when that is chosen', async () => {
    const page = await open({ service: SERVICE });
    const radio = page.root.querySelector<HTMLElement>('[name=where][value=device]');
    if (radio) page.click(radio);
    await settle();
    expect(page.asked).toEqual(['extractHere']);
    expect(page.words('.where-now')).toContain('On this device.');
  });

  it('forgets the token', async () => {
    const page = await open({ service: SERVICE });
    await page.push('Forget the token');
    expect(page.asked).toEqual(['forgetToken']);
    expect(page.field('Token').value).toBe('');
  });
});

describe('testing the connection', () => {
  it('shows what the sandbox read in the sample, and that it cost nothing', async () => {
    const { envelope } = record('Sample.pdf', SAMPLE);
    const page = await open({
      service: SERVICE,
      tested: { ok: true, envelope: { ...envelope, creditsDeducted: 0, creditBalance: 9.5 } },
    });
    await page.push('Test the connection');
    expect(page.words('.trial')).toContain('The connection works.');
    expect(page.words('.trial [data-part=cost]')).toBe('The test cost nothing. Credits left: 9.5.');
    expect(page.words('.trial .statement')).toContain('Harbour Savings Bank');
    expect(page.asked.join()).toMatch(/^test /);
  });

  it('says when it did cost something', async () => {
    const { envelope } = record('Sample.pdf', SAMPLE);
    const page = await open({
      service: SERVICE,
      tested: { ok: true, envelope: { ...envelope, creditsDeducted: -1 } },
    });
    await page.push('Test the connection');
    expect(page.words('.trial [data-part=cost]')).toContain('spent 1 of the account’s credit');
  });

  it('says nothing any more once something else is entered', async () => {
    const { envelope } = record('Sample.pdf', SAMPLE);
    const page = await open({ service: SERVICE, tested: { ok: true, envelope } });
    await page.push('Test the connection');
    page.type(page.field('Address'), 'https://other.example');
    expect(page.words('.trial')).toBe('');
  });

  it('words a failure as any other, and offers no way to where one is', async () => {
    const page = await open({
      service: SERVICE,
      tested: { ok: false, failure: { kind: 'badAnswer', reason: 'redirected', detail: 'x' } },
    });
    await page.push('Test the connection');
    expect(page.words('.trial')).toContain('leads on to another one');
    expect(page.root.querySelector('.trial button')).toBeNull();
  });

  it('says when the browser refused', async () => {
    const page = await open({ service: SERVICE, grants: false });
    await page.push('Test the connection');
    expect(page.words('.trial')).toContain('Nothing was sent.');
  });
});
