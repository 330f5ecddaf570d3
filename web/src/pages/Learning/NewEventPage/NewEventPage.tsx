import { NewEvent } from 'src/components/Learning/Events/staff/Event/NewEvent'

const NewEventPage = () => <NewEvent />

export default NewEventPage
