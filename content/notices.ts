import { data } from './generated/notices'

export const notices = data.notices ?? []
