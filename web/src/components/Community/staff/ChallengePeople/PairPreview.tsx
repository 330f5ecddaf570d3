import { useTranslation } from 'react-i18next'
import type { ChallengePairsQuery } from 'types/graphql'

type Preview = ChallengePairsQuery['challengePairs']

/** The proposed pairs, why each is one, and who is left. */
export const PairPreview = ({ preview }: { preview: Preview }) => {
  const { t } = useTranslation('community.challenges')
  const { pairs, alone, isCapped } = preview
  const why = ({ a, b, daysApart, stagesApart }: Preview['pairs'][number]) =>
    [
      daysApart === 0
        ? t('why.sameStart')
        : t('why.daysApart', { count: daysApart }),
      stagesApart === null
        ? t('why.noStage')
        : stagesApart === 0
          ? t('why.sameStage')
          : t('why.stagesApart', { count: stagesApart }),
      (a.wantsBuddy || b.wantsBuddy) && t('why.asked'),
    ]
      .filter(Boolean)
      .join(', ')
  if (pairs.length === 0 && alone.length === 0)
    return <p className="pb-3">{t('pairAll.nobody')}</p>
  return (
    <div className="space-y-4 pb-3">
      {pairs.length > 0 && (
        <ul className="divide-base-300 divide-y">
          {pairs.map((pair) => (
            <li key={pair.a.id} className="py-2">
              <p className="font-medium wrap-anywhere">
                {t('pairAll.pair', { a: pair.a.name, b: pair.b.name })}
              </p>
              <p className="text-muted text-sm">{why(pair)}</p>
            </li>
          ))}
        </ul>
      )}
      {alone.length > 0 && (
        <p role="status" className="alert alert-soft">
          {t('pairAll.alone', {
            count: alone.length,
            names: alone.map(({ name }) => name).join(', '),
          })}
        </p>
      )}
      {isCapped && <p className="text-muted text-sm">{t('pairAll.capped')}</p>}
    </div>
  )
}
