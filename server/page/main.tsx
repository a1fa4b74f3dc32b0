import { render } from 'preact';
import { Page } from './page';
import './page.css';

const root = document.querySelector('main');
if (root !== null) render(<Page canSignUp={root.dataset['signUp'] === 'open'} />, root);
