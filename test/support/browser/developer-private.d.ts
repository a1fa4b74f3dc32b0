/** The part of chrome://extensions' own interface that the harness uses; it is in no published types. */
declare namespace chrome.developerPrivate {
  function addHostPermission(extensionId: string, pattern: string): Promise<void>;
  function getExtensionInfo(extensionId: string): Promise<{ fileAccess: { isActive: boolean } }>;
  function updateExtensionConfiguration(change: {
    extensionId: string;
    fileAccess: boolean;
  }): Promise<void>;
}
