/** Exact versions by package name. */
export type PackageVersions = Readonly<Record<string, string>>;
