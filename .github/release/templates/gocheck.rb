class Gocheck < Formula
  desc "Checks Go positions, puzzles and game records; plays Ataxx and Reversi"
  homepage "$repository"
  version "$version"
  license all_of: ["MIT", "OFL-1.1"]

  on_macos do
    on_arm do
      url "$url_aarch64_apple_darwin"
      sha256 "$sha256_aarch64_apple_darwin"
    end
    on_intel do
      url "$url_x86_64_apple_darwin"
      sha256 "$sha256_x86_64_apple_darwin"
    end
  end

  on_linux do
    on_arm do
      url "$url_aarch64_unknown_linux_musl"
      sha256 "$sha256_aarch64_unknown_linux_musl"
    end
    on_intel do
      url "$url_x86_64_unknown_linux_musl"
      sha256 "$sha256_x86_64_unknown_linux_musl"
    end
  end

  def install
    %w[gocheck ataxx reversi].each do |program|
      bin.install program
      bash_completion.install "completions/#{program}.bash" => program
      zsh_completion.install "completions/_#{program}"
      fish_completion.install "completions/#{program}.fish"
    end
    man1.install Dir["man/*.1"]
    doc.install "README.md", "README.zh-CN.md", "THIRD-PARTY.md", "data", "docs", "examples", "games"
  end

  test do
    assert_match "gocheck #{version}", shell_output("#{bin}/gocheck --version")
    assert_match "16", shell_output("#{bin}/ataxx perft 1")
  end
end
