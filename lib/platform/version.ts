import manifest from '@/package.json' with { type: 'json' }

export const version = `${manifest.version}+${process.env.BUILT_AT ?? 'development'}`
