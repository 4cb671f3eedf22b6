import manifest from '@/package.json' with { type: 'json' }

/** The build's: its package's version and when it was built. */
export const version = `${manifest.version}+${process.env.BUILT_AT ?? 'development'}`
