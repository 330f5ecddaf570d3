import { useState, type FormEvent } from 'react'

import { useApolloClient } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type { RedirectTrialQuery } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'

const TRIAL: Doc<'RedirectTrialQuery'> = gql`
  query RedirectTrialQuery($address: String!, $isSignedIn: Boolean!) {
    redirectTrial(address: $address, isSignedIn: $isSignedIn) {
      outcome
      source
      target
    }
  }
`

type Answer = RedirectTrialQuery['redirectTrial']

/** Says what answers an address, for a visitor or for someone who signed in. */
export const RedirectTrial = () => {
  const { t } = useTranslation('marketing.redirects')
  const [address, setAddress] = useState('')
  const [isSignedIn, setIsSignedIn] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const [isFailed, setIsFailed] = useState(false)
  const client = useApolloClient()
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setIsFailed(false)
    setAnswer(undefined)
    try {
      const { data } = await client.query({
        query: TRIAL,
        variables: { address, isSignedIn },
        fetchPolicy: 'no-cache',
      })
      setAnswer(data.redirectTrial)
    } catch {
      setIsFailed(true)
    }
  }
  return (
    <form
      className="panel mb-4 flex flex-wrap items-end gap-3 p-4"
      onSubmit={(event) => void onSubmit(event)}
    >
      <label className="min-w-48 flex-1">
        <span className="mb-1 block text-sm font-medium">
          {t('trial.label')}
        </span>
        <input
          className="input w-full"
          value={address}
          required
          autoComplete="off"
          placeholder="/old-page"
          onChange={(event) => setAddress(event.target.value)}
        />
      </label>
      <label className="flex min-h-10 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          checked={isSignedIn}
          onChange={(event) => setIsSignedIn(event.target.checked)}
        />
        {t('trial.signedIn')}
      </label>
      <Button type="submit">{t('trial.submit')}</Button>
      <p role="status" className="w-full text-sm break-all empty:hidden">
        {isFailed
          ? t('trial.failed')
          : answer && t(`trial.outcome.${answer.outcome}`, { ...answer })}
      </p>
    </form>
  )
}
