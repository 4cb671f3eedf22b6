export function SampleMark({ what }: { what: string }) {
  return (
    <p className="my-3 rounded-lg bg-gold-light px-3 py-1.5 text-ink text-xs leading-snug">
      {`Sample: the school has still to confirm ${what}.`}
    </p>
  )
}
