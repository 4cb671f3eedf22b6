import './content/generate'
import createMDX from '@next/mdx'
import type { NextConfig } from 'next'
import { rehypePlugins, remarkPlugins } from './content/mdx-plugins'
import { securityHeaders } from './lib/security/headers'

const withMDX = createMDX({ options: { remarkPlugins, rehypePlugins } })

const config: NextConfig = {
  output: 'standalone',
  // Set, because Next would choose a parent folder with a lockfile, which many home folders have.
  turbopack: { root: import.meta.dirname },
  env: { BUILT_AT: new Date().toISOString().slice(0, 16) },
  // `npm test` builds what it has just checked.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === 'yes' },
  poweredByHeader: false,
  // The server in front compresses once for all visitors (server/).
  compress: false,
  // The proxy corrects letter case and trailing slash in one redirect.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ['ioredis', 'pino', 'sharp'],
  outputFileTracingIncludes: { '/**': ['mocks/vendor/media/**'] },
  // lib/media encodes the vendor's pictures; this turns `/_next/image` off (404).
  images: { unoptimized: true },
  // Documented, but experimental: after an upgrade, look at these pages of `node_modules/next/dist/docs` again.
  experimental: {
    // Otherwise each build asks the registry for a newer Next. CI tests newer ones (.ci/newest-next).
    agentUpgrade: false,
    // The warm-up loads most modules while the process already answers (server/pages/warm-up.ts).
    preloadEntriesOnStart: false,
    // Most visitors read one or two pages, and a request costs a weak phone more than a few bytes.
    turbopackChunking: {
      firstPageLoadPriority: 0.9,
      requestCost: 1_000_000,
      minChunkSize: 200_000,
      maxMergeChunkSize: 2_000_000,
      maxChunkCountPerGroup: 6,
    },
    // Generous, so that the form's own rules reject a large file before Next does (docs/decisions/0006).
    proxyClientMaxBodySize: '16mb',
  },
  headers: async () => securityHeaders(),
}

export default withMDX(config)
