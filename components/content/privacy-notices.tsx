import { websitePromises } from '@/content/privacy'
import { addressLine, school } from '@/content/school'
import { asList, type PrivacyNotice, privacyNotices } from '@/lib/forms/privacy-notices'
import { Card } from '../ui/card'
import { TextLink } from '../ui/text-link'

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="grid gap-x-4 border-line border-t py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="font-semibold text-forest">{term}</dt>
      <dd className="m-0">{children}</dd>
    </div>
  )
}

function Notice({ notice }: { notice: PrivacyNotice }) {
  const { title, path, collects, optional, purpose, recipients, retention } = notice
  return (
    <Card as="section" className="my-5 p-5">
      <h3 className="mb-3 text-lg text-forest">
        <a href={path} className="hover:underline">
          {title}
        </a>
      </h3>
      <dl className="m-0 leading-snug">
        <Fact term="We ask for">{`${asList(collects)}.`}</Fact>
        {optional.length > 0 ? <Fact term="May be left out">{`${asList(optional)}.`}</Fact> : null}
        <Fact term="We use it">{`only ${purpose}.`}</Fact>
        <Fact term="It goes to">{`${recipients}.`}</Fact>
        <Fact term="It is kept">{`${retention}.`}</Fact>
      </dl>
    </Card>
  )
}

/** For each form: data, purpose, recipients and retention. */
export function PrivacyNotices() {
  return Object.entries(privacyNotices).map(([id, notice]) => <Notice key={id} notice={notice} />)
}

export function PrivacyPromises({ about }: { about: keyof typeof websitePromises }) {
  return (
    <ul>
      {websitePromises[about].map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  )
}

export function PrivacyContact() {
  return (
    <address className="my-5 rounded-2xl bg-paper-dark p-5 not-italic">
      <strong className="block text-forest">{school.privacyOfficer}</strong>
      {school.name}, {addressLine}
      <br />
      <TextLink href={`mailto:${school.privacyEmail}`} className="inline-block break-words py-0.5">
        {school.privacyEmail}
      </TextLink>
    </address>
  )
}
