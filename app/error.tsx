'use client'

/** The router's error screen (specification, section 8). */
export { ErrorNotice as default } from '@/components/site/error-notice'
