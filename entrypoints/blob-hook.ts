import { defineUnlistedScript } from '#imports';
import { installHook } from '@/utils/in-page';

/** In the page's own world, on sites that are switched on. */
export default defineUnlistedScript(installHook);
