import { z } from 'zod';

// Zod otherwise probes whether it may generate code at run time, which the content security policy of our pages
// forbids and reports.
z.config({ jitless: true });
