import { html } from 'hono/html';
import { page } from './layout';
import type { Html } from './types';

/** The way in: a form that posts user and password. */
export function loginPage(refused: boolean): Html {
  return page(
    'Log in',
    false,
    html`<form class="card login" method="post" action="/login">
      <h2>Log in to your accounts</h2>
      ${refused ? html`<p role="alert">That name and password don’t match.</p>` : ''}
      <label for="user">Name</label>
      <input id="user" name="user" autocomplete="username" value="demo" />
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="off" value="demo" />
      <button type="submit">Log in</button>
    </form>`,
  );
}
