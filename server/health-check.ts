// Run by the container's HEALTHCHECK: exits with 0 when this platform can serve. An edge asks its API as well.
const { PORT = '3000' } = process.env;
const isHealthy = await fetch(`http://127.0.0.1:${PORT}/api/health`, {
  signal: AbortSignal.timeout(4_000),
}).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isHealthy ? 0 : 1;
