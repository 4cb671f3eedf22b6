import { type HostelGroup, hostelGroups } from '@/content/fees'
import { school } from '@/content/school'
import { hostelTotal } from '@/lib/fees'
import { captionClass, cellClass, tableClass, tableFrameClass } from '../ui/table'
import { FeePortal } from './fee-portal'
import { AmountCell, FeeHead, FeeTotal, wide } from './fee-rows'

function Group({ group }: { group: HostelGroup }) {
  return (
    <div className={tableFrameClass}>
      <table className={tableClass}>
        <caption className={captionClass}>
          {group.name}, <span className="whitespace-nowrap">session {school.admissionSession}</span>
        </caption>
        <FeeHead what="Instalment" between={['Paid']} />
        <tbody>
          {group.instalments.map(({ name, due, amount }) => (
            <tr key={name}>
              <th scope="row" className={`${cellClass} font-normal`}>
                {name}
                <span className="block text-xs text-ink-soft sm:hidden">{due}</span>
              </th>
              <td className={`${cellClass} ${wide}`}>{due}</td>
              <AmountCell amount={amount} />
            </tr>
          ))}
          <FeeTotal amount={hostelTotal(group)} between={1} />
        </tbody>
      </table>
    </div>
  )
}

/** Hostel fees of both class groups, with both instalments. */
export function HostelFees() {
  return (
    <div className="fee-sheet wide grid gap-6">
      {hostelGroups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
      <FeePortal />
    </div>
  )
}
