import { data } from './generated/menu'
import type { Data } from './schemas/menu'

type MenuPanel = Data['panels'][number]

export const menuPanels: readonly MenuPanel[] = data.panels

export const oftenNeeded: readonly string[] = data.oftenNeeded
