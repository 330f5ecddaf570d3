import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { useLevelChoices } from 'src/components/Accounts/useLevelChoices'
import { useBatchChoices } from 'src/components/Learning/useBatchChoices'
import { Card } from 'src/components/ui/layout/Card'
import { Why, type WhyLine } from 'src/components/ui/text/Why'

import type { Track } from './useAudienceText'

import { trackOf } from '$api/src/shared/learning/trackOf'

type PickProps = {
  label: string
  value: string
  choices: readonly { value: string | number; label?: string }[]
  onChange: (value: string) => void
}

const Pick = ({ label, value, choices, onChange }: PickProps) => {
  const { t } = useTranslation('learning.staff')
  return (
    <label className="block text-sm font-semibold">
      {label}
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="select mt-1.5 w-full text-base font-normal"
      >
        <option value="">{t('track.none')}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label ?? choice.value}
          </option>
        ))}
      </select>
    </label>
  )
}

const asAudience = (track: Track) => ({
  ...track,
  accessLevelId: track.accessLevelId ?? null,
  batchId: track.batchId ?? null,
  minStageNumber: track.minStageNumber ?? null,
})

/** Shows which track a learner gets and why, by the rule that also applies when a learner opens the course. */
export const WhichTrack = ({ tracks }: { tracks: Track[] }) => {
  const { t } = useTranslation('learning.staff')
  const levels = useLevelChoices()
  const batches = useBatchChoices()
  const [level, setLevel] = useState('')
  const [batch, setBatch] = useState('')
  const [stage, setStage] = useState('')
  const { track, trace } = trackOf(tracks.map(asAudience), {
    accessLevelIds: level ? [level] : [],
    batchId: batch ? Number(batch) : null,
    stageNumber: Number(stage) || 0,
  })
  const lines: WhyLine[] = [
    ...trace.map(({ track: { name }, misses }) => ({
      text: name,
      value: misses.length
        ? misses.map((miss) => t(`track.miss.${miss}`)).join(', ')
        : t('track.fits'),
    })),
    ...(track ? [] : [{ text: t('track.ownOrder') }]),
  ]
  return (
    <Card title={t('track.which')}>
      <div className="space-y-4">
        <Pick
          label={t('track.fields.accessLevelId')}
          value={level}
          choices={levels}
          onChange={setLevel}
        />
        <Pick
          label={t('track.fields.batchId')}
          value={batch}
          choices={batches}
          onChange={setBatch}
        />
        <label className="block text-sm font-semibold">
          {t('track.stage')}
          <input
            type="number"
            min={0}
            value={stage}
            onChange={(event) => setStage(event.target.value)}
            className="input mt-1.5 w-full text-base font-normal"
          />
        </label>
        <p role="status" className="font-medium">
          {track ? t('track.gets', { name: track.name }) : t('track.ownOrder')}
        </p>
        <Why label={t('track.why')} lines={lines} />
      </div>
    </Card>
  )
}
