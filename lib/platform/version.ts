import { version as ofPackage } from '@/package.json'

/** The build's: its package's version and when it was built. */
export const version = `${ofPackage}+${process.env.BUILT_AT ?? 'development'}`
