import { useState } from 'react'

import { useApolloClient } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type {
  RedirectTrialQuery,
  RedirectTrialQueryVariables,
} from 'types/graphql'

import { CheckboxField, Form, TextField } from '@redwoodjs/forms'

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
  const [answer, setAnswer] = useState<Answer>()
  const [isFailed, setIsFailed] = useState(false)
  const client = useApolloClient()
  const onSubmit = async (variables: RedirectTrialQueryVariables) => {
    setIsFailed(false)
    setAnswer(undefined)
    try {
      const { data } = await client.query({
        query: TRIAL,
        variables,
        fetchPolicy: 'no-cache',
      })
      setAnswer(data.redirectTrial)
    } catch {
      setIsFailed(true)
    }
  }
  return (
    <Form
      className="panel mb-4 flex flex-wrap items-end gap-3 p-4"
      onSubmit={onSubmit}
    >
      <label className="min-w-48 flex-1">
        <span className="mb-1 block text-sm font-medium">
          {t('trial.label')}
        </span>
        <TextField
          name="address"
          className="input w-full"
          required
          autoComplete="off"
          placeholder="/old-page"
        />
      </label>
      <label className="flex min-h-10 items-center gap-2 text-sm">
        <CheckboxField name="isSignedIn" className="checkbox checkbox-sm" />
        {t('trial.signedIn')}
      </label>
      <Button type="submit">{t('trial.submit')}</Button>
      <p role="status" className="w-full text-sm break-all empty:hidden">
        {isFailed
          ? t('trial.failed')
          : answer && t(`trial.outcome.${answer.outcome}`, { ...answer })}
      </p>
    </Form>
  )
}
