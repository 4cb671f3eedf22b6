import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { Letterhead } from '@/components/site/letterhead'
import { school } from '@/content/school'
import { siteUrl } from '@/lib/site-url'
import { sans, serif } from './fonts'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl('/')),
  title: school.name,
  applicationName: school.name,
  formatDetection: { telephone: false },
  icons: {
    icon: [
      { url: '/emblem.svg', type: 'image/svg+xml' },
      { url: '/icon-192.png', sizes: '192x192' },
    ],
    apple: '/apple-touch-icon.png',
  },
}

export const viewport: Viewport = { themeColor: '#0f3d2e', width: 'device-width', initialScale: 1 }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={`${serif.variable} ${sans.variable}`}>
      <body>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-full focus:bg-gold-light focus:px-5 focus:py-3"
        >
          Skip to the content
        </a>
        {/* Filled by the server in front (lib/site-notice.ts). */}
        <p
          id="notice"
          role="status"
          suppressHydrationWarning
          className="bg-gold-light px-5 py-3 text-center font-semibold text-ink empty:hidden"
        >
          {''}
        </p>
        <Header />
        <Letterhead />
        {children}
        <Footer />
      </body>
    </html>
  )
}
