import { noticeOn } from '@/lib/school/site-notice'

export function SiteNotice() {
  const notice = noticeOn()
  return notice ? (
    <p role="status" className="bg-gold-light px-5 py-3 text-center font-semibold text-ink">
      {notice.text}
    </p>
  ) : null
}
