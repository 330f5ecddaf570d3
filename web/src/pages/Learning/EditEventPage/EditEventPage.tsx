import EditEventCell from 'src/components/Learning/Event/EditEventCell'

type EditEventPageProps = {
  id: number
  /** The date from which the change counts; none changes all. */
  from?: string
}

const EditEventPage = ({ id, from }: EditEventPageProps) => (
  <EditEventCell key={from ?? 'all'} id={id} from={Number(from) || 0} />
)

export default EditEventPage
