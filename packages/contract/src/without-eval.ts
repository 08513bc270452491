import { z } from 'zod';

// Otherwise making a schema probes whether code may be generated from text, which the policy of our pages forbids and reports.
z.config({ jitless: true });
