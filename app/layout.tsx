import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { KeepOpen } from '@/components/site/keep-open-client'
import { Letterhead } from '@/components/site/letterhead'
import { Slot } from '@/components/site/slot'
import { school } from '@/content/school'
import { siteUrl } from '@/lib/platform/site-url'
import { colors } from '@/tailwind.config'
import { headingFont, textFont } from './fonts'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl('/')),
  title: school.name,
  applicationName: school.name,
  formatDetection: { telephone: false, date: false, address: false, email: false },
  icons: {
    icon: [
      { url: '/emblem.svg', type: 'image/svg+xml' },
      { url: '/icon-192.png', sizes: '192x192' },
    ],
    apple: '/apple-touch-icon.png',
  },
}

export const viewport: Viewport = {
  themeColor: colors.forest,
  width: 'device-width',
  initialScale: 1,
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={`${headingFont.variable} ${textFont.variable}`}>
      <body>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-full focus:bg-gold-light focus:px-5 focus:py-3"
        >
          Skip to the content
        </a>
        <Slot
          name="notice"
          role="status"
          className="bg-gold-light px-5 py-3 text-center font-semibold text-ink empty:hidden"
        />
        <Header />
        <Letterhead />
        {children}
        <KeepOpen />
        <Footer />
        <Slot
          name="demonstration"
          className="bg-forest px-5 pb-4 text-center font-semibold text-gold-light text-xs empty:hidden"
        />
      </body>
    </html>
  )
}
