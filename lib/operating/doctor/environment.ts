/**
 * Imported before all else: what the operator has set, and a process that can go on and say what is wrong
 * with it although the site would not start.
 */
import { badVariables } from '@/lib/platform/env'

/** The environment as it was given. */
export const given = { ...process.env }

for (const { name } of badVariables(given)) delete process.env[name]
// The report alone goes to standard output.
process.env.LOG_LEVEL = 'silent'
// Addresses of pictures are signed, and a key made for that would be kept in DATA_DIR.
process.env.REVALIDATE_SECRET ||= 'of-no-use-but-while-the-vendor-is-asked'
