import { useTranslation } from 'react-i18next'
import type { MailAdviceQuery } from 'types/graphql'

import { CopyButton } from 'src/components/ui/control/CopyButton'
import { StatusBadge, type BadgeTone } from 'src/components/ui/text/StatusBadge'

type Advice = MailAdviceQuery['mailAdvice']
type RecordAdvice = Advice['records'][number]

const tones: Record<RecordAdvice['state'], BadgeTone> = {
  GOOD: 'success',
  WEAK: 'warning',
  WRONG: 'error',
  MISSING: 'error',
  UNKNOWN: 'neutral',
}

const Code = ({ text }: { text: string }) => (
  <code className="bg-base-200 rounded-lg px-3 py-2 text-sm break-all">
    {text}
  </code>
)

const OneRecord = ({ advice }: { advice: RecordAdvice }) => {
  const { t } = useTranslation('operator.operations')
  const { record, state, finding, name, found, add } = advice
  return (
    <li className="border-base-300 space-y-2 border-b py-4 last:border-0">
      <h4 className="flex flex-wrap items-center gap-2 font-semibold">
        {record}
        <StatusBadge tone={tones[state]}>
          {t(`advice.states.${state}`)}
        </StatusBadge>
      </h4>
      <p className="text-muted text-sm">{t(`advice.meaning.${record}`)}</p>
      <p>{t(`advice.findings.${finding}`)}</p>
      <p className="text-sm break-all">{t('advice.name', { name })}</p>
      {found && (
        <p>
          <Code text={found} />
        </p>
      )}
      {add && (
        <>
          <p>{t(found ? 'advice.replace' : 'advice.add')}</p>
          <p className="flex flex-wrap items-center gap-2">
            <Code text={add} />
            <CopyButton text={add} label={t('advice.copy', { record })} />
          </p>
        </>
      )}
    </li>
  )
}

/** The findings of other mail servers about the sender's domain, and what to add there. */
export const MailAdvice = ({ advice }: { advice: Advice }) => {
  const { t } = useTranslation('operator.operations')
  const { domain, records } = advice
  return (
    <section aria-labelledby="mail-advice">
      <h3 id="mail-advice" className="text-base">
        {domain ? t('advice.title', { domain }) : t('advice.noDomain')}
      </h3>
      <ul>
        {records.map((each) => (
          <OneRecord key={each.record} advice={each} />
        ))}
      </ul>
    </section>
  )
}
