import EditEventCell from 'src/components/Learning/Events/staff/Event/EditEventCell'

type EditEventPageProps = {
  id: number
  /** The id of the date from which the change applies; without it, all dates change. */
  from?: string
}

const EditEventPage = ({ id, from }: EditEventPageProps) => (
  <EditEventCell key={from ?? 'all'} id={id} from={Number(from) || 0} />
)

export default EditEventPage
