/** Next, started by this process, tells nobody about the site and who builds it, nor announces that it would. */
process.env.NEXT_TELEMETRY_DISABLED = '1'
