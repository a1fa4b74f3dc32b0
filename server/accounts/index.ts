export {
  type Account,
  type SignedUp,
  listAccounts,
  setBilling,
  signUp,
  signUpFirst,
} from './store';
