import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { KeepOpen } from '@/components/site/keep-open-client'
import { Letterhead } from '@/components/site/letterhead'
import { SiteNotice } from '@/components/site/site-notice'
import { school } from '@/content/school'
import { siteUrl } from '@/lib/platform/site-url'
import { defaultLanguage, pageLanguageHeader } from '@/lib/routes/page-language'
import { backCloser } from '@/lib/text/inline-scripts'
import { isEmbedded } from '@/lib/vendor-api/transport'
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

/**
 * Reads a header, so Next renders every page on request, also those of fixed words: notice, day, season and host belong to
 * the request and not to the build.
 */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const lang = (await headers()).get(pageLanguageHeader) ?? defaultLanguage
  return (
    <html lang={lang} className={`${headingFont.variable} ${textFont.variable}`}>
      {/* The menus are English. The text has its own `lang`. */}
      <body lang={lang === defaultLanguage ? undefined : defaultLanguage}>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-full focus:bg-gold-light focus:px-5 focus:py-3"
        >
          Skip to the content
        </a>
        <SiteNotice />
        <Header />
        <script>{backCloser}</script>
        <Letterhead />
        <KeepOpen />
        {children}
        <Footer />
        {isEmbedded() ? (
          <p className="bg-forest px-5 pb-4 text-center font-semibold text-gold-light text-xs">
            Demonstration content
          </p>
        ) : null}
      </body>
    </html>
  )
}
