import { startAnalytics } from '../../services/analytics/analytics.ts'
import { readConfig } from '../../services/config.ts'

// A page names this script only where its site counts.
startAnalytics(readConfig())
