import { signUp } from '../accounts';
import { answerData, forbidden, principalOf, readJson, unavailable } from '../http';
import { type Deps, type Handler, SMALL_BODY } from './deps';
import { viewAccount, viewNewToken } from './views';
import { SignUpRequest, type SignUpView } from '../wire';

/** `POST /accounts`: an account and its first token, where signing up is open. */
export function createAccount({ settings, database, clock }: Deps): Handler {
  return async (c) => {
    if (settings.SIGN_UP === 'closed')
      throw forbidden('Signing up is closed here. Ask whoever runs this service for an account.');
    if (!database.isMigrated()) throw unavailable('The service is starting. Try again soon.');
    const { name } = await readJson(c, SignUpRequest, SMALL_BODY);
    const wanted = { name, billing: settings.SIGN_UP_BILLING, credits: settings.SIGN_UP_CREDITS };
    const { account, token, secret } = await signUp(database.db, wanted, clock());
    const view: SignUpView = { account: viewAccount(account), token: viewNewToken(token, secret) };
    return answerData(c, 'account/success/created', view, 201);
  };
}

/** `GET /accounts/me`: the account that the token bills. */
export function readAccount(): Handler {
  return async (c) => answerData(c, 'account/success/read', viewAccount(principalOf(c).account));
}
