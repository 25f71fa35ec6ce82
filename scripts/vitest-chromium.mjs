// The global setup of the tests in the browser: finds the browser before Vitest starts it.
import { provideChromium } from './chromium.mjs';

export default provideChromium;
