/** The page of the lookup, to which a browser without script posts it. */
export const lookupPage = '/student-tc'

/** The name of the downloaded file (specification, section 7). */
export const certificateFile = 'tc.webp'
