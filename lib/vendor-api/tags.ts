/** What the webhook can name: one tag a vendor resource. */
export const vendorTags = [
  'highlights',
  'news',
  'events',
  'gallery',
  'blog',
  'announcements',
  'toppers',
  'registrations',
  'calendar',
] as const

export type VendorTag = (typeof vendorTags)[number]
