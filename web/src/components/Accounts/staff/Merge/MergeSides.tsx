import { useTranslation } from 'react-i18next'

import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'

import type { Preview } from './preview'
import { useLevelNames } from './useLevelNames'

type MergeSidesProps = Pick<Preview, 'survivor' | 'merged'>

const Side = ({
  person,
  title,
}: {
  person: Preview['merged']
  title: string
}) => {
  const { t } = useTranslation('accounts.merge')
  const namesOf = useLevelNames()
  const facts = [
    [t('preview.tribeId'), person.tribeId],
    [t('preview.since'), <DateText key="since" date={person.createdAt} />],
    [t('preview.xp'), person.xp],
    [
      t('preview.credit'),
      <PesoText key="credit" centavos={person.creditCentavos} />,
    ],
    [t('preview.levels'), namesOf(person.levels)],
  ] as const
  return (
    <Card title={title}>
      <p className="text-lg font-semibold wrap-anywhere">{person.name}</p>
      <p className="wrap-anywhere">{person.email}</p>
      <p className="text-muted text-sm">
        {t(person.isConfirmed ? 'preview.confirmed' : 'preview.unconfirmed')}
      </p>
      <dl className="mt-3 space-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted text-sm">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The account that stays and the one that is merged. */
export const MergeSides = ({ survivor, merged }: MergeSidesProps) => {
  const { t } = useTranslation('accounts.merge')
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Side person={survivor} title={t('preview.stays')} />
        <Side person={merged} title={t('preview.ends')} />
      </div>
      <p className="text-muted text-sm">{t('preview.address')}</p>
    </>
  )
}
