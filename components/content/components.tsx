import type { MDXComponents } from 'mdx/types'
import { EstimateForm } from '../estimate/estimate-form'
import { AdmissionRules, RequiredPhotographs } from './admission-rules'
import { Amount } from './amount'
import { Cards } from './cards'
import { DisclosureTables } from './disclosure-tables'
import { Download, Downloads } from './downloads'
import { ExternalButton, ExternalLink } from './external'
import { FeePortal } from './fee-portal'
import { FeeTable } from './fee-table'
import { FeeTiles } from './fee-tiles'
import { Gallery } from './gallery'
import { HostelFees } from './hostel-fees'
import { MinimumMarks } from './minimum-marks'
import { PdfFrame } from './pdf-frame'
import { PrivacyContact, PrivacyNotices } from './privacy-notices'
import { Achievements, Call, Clubs, Figures, FounderFacts, Value } from './school-values'
import { Signature } from './signature'
import { SitemapList } from './sitemap-list'
import { Statement, Statements } from './statements'
import { StoreBadges } from './store-badges'
import { Testimonial, Testimonials } from './testimonials'
import { Thumbnails } from './thumbnails'
import { Tile, Tiles } from './tiles'
import { UniformTables } from './uniform-tables'
import { Video } from './video'

/** Names that the files in `content/pages` use. */
export const contentComponents: MDXComponents = {
  Achievements,
  AdmissionRules,
  Amount,
  Call,
  Cards,
  Clubs,
  DisclosureTables,
  Download,
  Downloads,
  EstimateForm,
  ExternalButton,
  ExternalLink,
  FeePortal,
  FeeTable,
  FeeTiles,
  Figures,
  FounderFacts,
  Gallery,
  HostelFees,
  MinimumMarks,
  PdfFrame,
  PrivacyContact,
  PrivacyNotices,
  RequiredPhotographs,
  Signature,
  SitemapList,
  Statement,
  Statements,
  StoreBadges,
  Testimonial,
  Testimonials,
  Thumbnails,
  Tile,
  Tiles,
  UniformTables,
  Value,
  Video,
}
