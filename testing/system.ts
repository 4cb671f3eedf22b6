/** A test that Windows cannot run says why in its name. */
export const isWindows = process.platform === 'win32'

/** Modes of a file for its owner only and for all. Windows has no modes and reports the same for every file. */
export const modes = isWindows ? { owner: 0o666, all: 0o666 } : { owner: 0o600, all: 0o644 }
