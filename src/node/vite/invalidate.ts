import { isRunnableDevEnvironment, type DevEnvironment, type EnvironmentModuleNode } from 'vite';

/** Makes an environment reload modules and everything that imports them. */
export function invalidate(
  environment: DevEnvironment,
  modules: Iterable<EnvironmentModuleNode>,
  timestamp: number,
): void {
  const { moduleGraph } = environment;
  const stale = new Set<EnvironmentModuleNode>();
  for (const module of modules) moduleGraph.invalidateModule(module, stale, timestamp, true);
  if (!isRunnableDevEnvironment(environment)) return;
  const { evaluatedModules } = environment.runner;
  for (const { id } of stale) {
    const evaluated = id === null ? undefined : evaluatedModules.getModuleById(id);
    if (evaluated) evaluatedModules.invalidateModule(evaluated);
  }
}
