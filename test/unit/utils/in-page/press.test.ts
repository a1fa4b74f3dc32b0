import { expect, test } from 'vitest';
import { press } from '@/utils/in-page';

const button = () => ({ disabled: false, textContent: 'Extract' });

test('a button whose wish nobody heard, the extension being another by now, can be pressed again', async () => {
  const pressed = button();
  await press(pressed, () => Promise.reject(new Error('Extension context invalidated.')), 'Added');
  expect(pressed).toEqual(button());
});

test.each([
  [true, { disabled: true, textContent: 'Added' }],
  [false, button()],
])('a button whose wish was accepted, %s, says so', async (isAccepted, after) => {
  const pressed = button();
  const pressing = press(pressed, async () => isAccepted, 'Added');
  expect(pressed.disabled).toBe(true);
  await pressing;
  expect(pressed).toEqual(after);
});
