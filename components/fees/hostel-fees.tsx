import { hostelGroups } from '@/content/fees'
import { hostelTotal } from '@/lib/school/fees'
import { FeePortal } from './fee-portal'
import { FeeFrame, FeeRows, FeeTotal } from './fee-rows'

export function HostelFees() {
  return (
    <div className="wide break-inside-avoid grid gap-6">
      {hostelGroups.map((group) => (
        <FeeFrame key={group.id} caption={`Hostel fee, ${group.name}`}>
          <FeeRows
            rows={group.instalments.map(({ name, due, amount }) => ({
              particulars: name,
              type: 'Hostel',
              frequency: due,
              amount,
            }))}
          />
          <FeeTotal amount={hostelTotal(group)} />
        </FeeFrame>
      ))}
      <FeePortal />
    </div>
  )
}
