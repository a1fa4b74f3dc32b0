import { defineUnlistedScript } from '#imports';
import { installBlobHook } from '@/utils/in-page';

/** In the page's own world, on sites that are switched on. */
export default defineUnlistedScript(installBlobHook);
