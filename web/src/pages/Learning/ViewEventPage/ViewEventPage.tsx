import MyEventCell from 'src/components/Learning/Events/MyEventCell'
import { int } from 'src/hooks/browser/urlState'

type ViewEventPageProps = {
  id: number
  /** The id of one of its dates. */
  on?: string
}

const ViewEventPage = ({ id, on }: ViewEventPageProps) => {
  const occurrenceId = int(on ?? null)
  return occurrenceId ? (
    <MyEventCell id={id} occurrenceId={occurrenceId} />
  ) : (
    <MyEventCell id={id} />
  )
}

export default ViewEventPage
