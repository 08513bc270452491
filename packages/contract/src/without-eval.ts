import { z } from 'zod';

// Else whoever makes a schema tries whether code may be made of text, which the policy of our pages forbids and reports.
z.config({ jitless: true });
