import { z } from 'zod';

// zod compiles its checks with `new Function`, which the content policy refuses and reports.
// Imported before anything that builds a schema.
z.config({ jitless: true });
