import { type HostelGroup, hostelGroups } from '@/content/fees'
import { hostelTotal } from '@/lib/school/fees'
import { FeePortal } from './fee-portal'
import { FeeFrame, FeeRows, FeeTotal } from './fee-rows'

function HostelTable({ group }: { group: HostelGroup }) {
  return (
    <FeeFrame
      caption={`Hostel fee, ${group.name}`}
      what="Particulars"
      between={['Type', 'Frequency']}
    >
      <FeeRows
        rows={group.instalments.map(({ name, due, amount }) => ({
          name,
          between: ['Hostel', due],
          amount,
        }))}
      />
      <FeeTotal amount={hostelTotal(group)} between={2} />
    </FeeFrame>
  )
}

export function HostelFees() {
  return (
    <div className="wide break-inside-avoid grid gap-6">
      {hostelGroups.map((group) => (
        <HostelTable key={group.id} group={group} />
      ))}
      <FeePortal />
    </div>
  )
}
