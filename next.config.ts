import path from 'node:path'
import createMDX from '@next/mdx'
import type { NextConfig } from 'next'
import { cacheHeaders } from './lib/routes/cache-headers'
import { internalRewrites } from './lib/routes/rewrites'
import { securityHeaders } from './lib/security/headers'
import { speculationHeaders } from './lib/speculation'

const withMDX = createMDX({
  options: {
    remarkPlugins: [
      'remark-gfm',
      'remark-frontmatter',
      ['remark-mdx-frontmatter', { name: 'frontmatter' }],
    ],
    rehypePlugins: ['rehype-slug'],
  },
})

const config: NextConfig = {
  output: 'standalone',
  // Kept by the build, so that a start with another address can say so (lib/start.ts).
  env: {
    BUILT_FOR_SITE_URL: process.env.SITE_URL ?? '',
    BUILT_AT: new Date().toISOString().slice(0, 16),
  },
  poweredByHeader: false,
  pageExtensions: ['ts', 'tsx', 'mdx'],
  // The proxy makes one redirect of a wrong case and a trailing slash.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ['ioredis', 'pino', 'sharp'],
  // Each cached page is sent with the hashes of its own scripts (docs/decisions/0010).
  cacheHandler: path.resolve('lib/page-cache/page-cache.mjs'),
  outputFileTracingIncludes: { '/**': ['content/embedded/media/**'] },
  images: {
    formats: ['image/webp'],
    deviceSizes: [400, 640, 960, 1280],
    imageSizes: [96, 160, 240, 320],
    qualities: [75],
    // A day: a picture that the vendor takes down goes from here too.
    minimumCacheTTL: 86_400,
    localPatterns: [{ pathname: '/media/**', search: '' }],
  },
  experimental: {
    // Most visitors read one or two pages, and a request costs a weak phone more than a few bytes.
    turbopackChunking: {
      firstPageLoadPriority: 0.9,
      requestCost: 1_000_000,
      minChunkSize: 200_000,
      maxMergeChunkSize: 2_000_000,
      maxChunkCountPerGroup: 6,
    },
    // Generous, so that a form's own rules answer and not the framework (docs/decisions/0006).
    serverActions: { bodySizeLimit: '12mb' },
    proxyClientMaxBodySize: '16mb',
    // Rendered pages live in memory only: the data under them is what survives a restart, so a build
    // that once served one vendor never shows its pages for another (docs/decisions/0002).
    isrFlushToDisk: false,
  },
  headers: async () => [...securityHeaders(), ...speculationHeaders(), ...cacheHeaders()],
  rewrites: async () => ({ beforeFiles: internalRewrites(), afterFiles: [], fallback: [] }),
}

export default withMDX(config)
